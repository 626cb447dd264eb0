export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const unread: ReadonlySet<string> = new Set(['file', 'hidden', 'radio', 'submit', 'button', 'reset'])

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** The form's named inputs that a user or a password manager can fill in now. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements]
    .filter(isControl)
    .filter(({ name, type, disabled }) => name !== '' && !disabled && !unread.has(type))
