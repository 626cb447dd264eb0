export type ShareResult = 'shared' | 'copied' | 'dismissed' | 'failed'

interface SharingBrowser {
  share?: (data: ShareData) => Promise<void>
  clipboard?: Pick<Clipboard, 'writeText'>
}

/** Shares a link by the device's share dialog, or else copies it to the clipboard. */
export async function shareLink(
  link: { title: string; url: string },
  browser: SharingBrowser = navigator,
): Promise<ShareResult> {
  try {
    if (browser.share) {
      await browser.share(link)
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
  }
  try {
    if (!browser.clipboard) return 'failed'
    await browser.clipboard.writeText(link.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
