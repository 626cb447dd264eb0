export interface CopyingBrowser {
  clipboard?: Pick<Clipboard, 'writeText'>
}

/** Puts a text on the clipboard. False where the browser has none or refuses. */
export async function copyText(text: string, { clipboard }: CopyingBrowser = navigator): Promise<boolean> {
  try {
    if (!clipboard) return false
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
