import { screen } from '@testing-library/react'
import { withThrowingPowers } from '@/testing/doubles/poorBrowser'

test('the page starts in a browser where even naming a storage throws', async () => {
  const rejections: unknown[] = []
  const onRejection = (reason: unknown) => void rejections.push(reason)
  process.on('unhandledRejection', onRejection)
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'))
  document.body.innerHTML = '<div id="root"></div>'
  const restore = withThrowingPowers()
  try {
    await import('./main')
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    restore()
    process.off('unhandledRejection', onRejection)
  }
  expect(rejections).toEqual([])
})
