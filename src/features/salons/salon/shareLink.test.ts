import { shareLink } from './shareLink'

const link = { title: 'Salon', url: 'https://kursi.test/salons/1' }
const clipboard = () => {
  const written: string[] = []
  return { written, writeText: async (text: string) => void written.push(text) }
}

test('goes through the device’s own sharing where there is one', async () => {
  const shared: ShareData[] = []
  const board = clipboard()
  const share = async (data: ShareData) => void shared.push(data)
  expect(await shareLink(link, { share, clipboard: board })).toBe('shared')
  expect(shared).toEqual([link])
  expect(board.written).toEqual([])
})

test('is left alone when the person closes the device’s sheet', async () => {
  const board = clipboard()
  const share = () => Promise.reject(new DOMException('', 'AbortError'))
  expect(await shareLink(link, { share, clipboard: board })).toBe('dismissed')
  expect(board.written).toEqual([])
})

test('is copied where sharing is missing or fails', async () => {
  const board = clipboard()
  const share = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  expect(await shareLink(link, { clipboard: board })).toBe('copied')
  expect(await shareLink(link, { share, clipboard: board })).toBe('copied')
  expect(board.written).toEqual([link.url, link.url])
})

test('says so when it can be copied by hand only', async () => {
  expect(await shareLink(link, {})).toBe('failed')
  expect(await shareLink(link, { clipboard: { writeText: () => Promise.reject(new Error('no')) } })).toBe(
    'failed',
  )
})
