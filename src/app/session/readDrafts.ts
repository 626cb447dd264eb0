import type { Drafts } from '@/features/support/sessionFile'
import { maskShape } from './maskShape'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Not even the length of a secret is told. */
const maskedSecret = '•'.repeat(8)
const secretWords = /password|code|key|card|cvc|cvv|cc-|expir/i

/** They hold nothing that a person entered. */
const withoutDraft = new Set(['hidden', 'button', 'submit', 'reset', 'image', 'range'])

/** What a person cannot change is no draft. */
const isWritable = (control: Control): boolean => !('readOnly' in control && control.readOnly)

const isSecret = ({ type, name, id, autocomplete }: Control): boolean =>
  type === 'password' || [name, id, autocomplete].some(word => secretWords.test(word))

function maskedDraft(control: Control): string {
  if ('checked' in control && ['checkbox', 'radio'].includes(control.type)) return control.checked ? '✓' : ''
  if ('files' in control && control.files) return '•'.repeat(control.files.length)
  if (control.value === '') return ''
  return isSecret(control) ? maskedSecret : maskShape(control.value)
}

/** Names come from the code; one that is spelled otherwise may be a person's text. */
const nameOf = ({ name, id }: Control): string | undefined =>
  [name, id].find(word => /^[A-Za-z_][\w.-]{0,63}$/.test(word))

/** Reads what stands in the page's form controls, masked. Equal drafts are the same object. */
export function createDraftReader(document: Document): () => Drafts {
  // Live lists: they cost nothing on a page without controls.
  const controls = ['input', 'textarea', 'select'].map(
    tag => document.getElementsByTagName(tag) as HTMLCollectionOf<Control>,
  )
  const masked = new WeakMap<Control, { raw: string; draft: string }>()
  let last: Drafts = {}

  const draftOf = (control: Control): string => {
    const raw = `${control.type} ${'checked' in control && control.checked} ${control.value}`
    const known = masked.get(control)
    if (known?.raw === raw) return known.draft
    const draft = maskedDraft(control)
    masked.set(control, { raw, draft })
    return draft
  }

  return () => {
    const drafts: Record<string, string> = {}
    for (const list of controls) {
      for (const control of list) {
        const name = withoutDraft.has(control.type) || !isWritable(control) ? undefined : nameOf(control)
        // Of a group of radios the chosen one counts.
        if (name !== undefined) drafts[name] = drafts[name] || draftOf(control)
      }
    }
    const names = Object.keys(drafts)
    const isUnchanged =
      names.length === Object.keys(last).length && names.every(name => drafts[name] === last[name])
    if (!isUnchanged) last = drafts
    return last
  }
}
