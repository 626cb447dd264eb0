const arabicZero = 0x0660
const persianZero = 0x06f0

/** Arabic-Indic and Persian digits as 0 to 9; every other character stays. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= persianZero ? persianZero : arabicZero))
  })

/** Removes invisible direction and line-break characters, which a number copied from an Arabic text carries. */
export const withoutMarks = (typed: string): string => typed.replace(/\p{Cf}/gu, '')
