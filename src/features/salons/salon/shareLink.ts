import { copyText, type CopyingBrowser } from '@/ui/copyText'

export type ShareResult = 'shared' | 'copied' | 'dismissed' | 'failed'

interface SharingBrowser extends CopyingBrowser {
  share?: (data: ShareData) => Promise<void>
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
  return (await copyText(link.url, browser)) ? 'copied' : 'failed'
}
