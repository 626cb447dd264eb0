import { plainNumber } from '@/domain/digits'
import { sandboxCards } from '@/domain/sandboxCards'

const cardFields = ['number', 'expiry', 'cvc'] as const
export type CardField = (typeof cardFields)[number]

/** Accepted month and year formats: "12/30", "1230", "12 / 2030". A one-digit month needs a separator. */
const expiry = /^\s*((0?[1-9]|1[0-2])(\s+|\s*[/.-]\s*)|0[1-9]|1[0-2])(20)?\d{2}\s*$/

type CardReading = { paymentMethod: string } | { problems: CardField[] }

/**
 * Stands for the payment provider's own card fields: reads the card from the form and returns a token that does not
 * reveal the card. Only this form ever holds a card number: no state, action or request does.
 */
export function readCard(form: HTMLFormElement): CardReading {
  const typed = (field: CardField) => {
    const box = form.elements.namedItem(field)
    return box instanceof HTMLInputElement ? plainNumber(box.value) : ''
  }
  const number = typed('number').replace(/[\s\p{Pd}\u2212]/gu, '')
  const card = sandboxCards.find(one => one.number === number)
  const isWritten: Record<CardField, boolean> = {
    number: card !== undefined,
    expiry: expiry.test(typed('expiry')),
    cvc: /^\s*\d{3,4}\s*$/.test(typed('cvc')),
  }
  const problems = cardFields.filter(field => !isWritten[field])
  return card && problems.length === 0 ? { paymentMethod: card.token } : { problems }
}

/** Groups of four digits, as on the card. */
export const groupedNumber = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')
