import type { Page } from 'playwright-core'

/** A lower mid-range phone: a processor slowed down by `times`, and on request a slow 4G network. */
export async function slowDown(page: Page, times: number, slowNetwork = false): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
  if (!slowNetwork) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}
