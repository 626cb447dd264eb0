/** A cookie for a year that the server reads with every page. */
export function writeCookie(document: Document, name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
}
