/** A text without the characters that calendars, address books and workbooks do not allow. */
export const printable = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|[\p{Cs}\ufffe\uffff]/gu, '')
