import { property, writeComponent, type Component } from './jCal'
import { printable } from './printable'

export interface Contact {
  name: string | null
  phone: string | null
}

/** The contacts as vCard 3.0 (RFC 2426), the version that every address book reads. */
export const toVcard = (contacts: readonly Contact[]): string =>
  contacts.map(toCard).map(writeComponent).join('')

function toCard({ name, phone }: Contact): Component {
  const shown = printable(name ?? '') || (phone ?? '')
  return [
    'vcard',
    [
      property('version', 'text', '3.0'),
      property('fn', 'text', shown),
      ['n', {}, 'text', ['', shown, '', '', '']],
      ...(phone ? [property('tel', 'phone-number', phone, { type: 'voice' })] : []),
    ],
    [],
  ]
}
