import { maxImageBytes } from '@/domain/image'
import { pickImage } from './pickImage'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff, 0xe1, 0, 8]

const fileOf = (bytes: readonly number[], type = '') => new File([new Uint8Array(bytes)], 'a.jpg', { type })

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
})

test.each([
  ['a camera image', jpeg, 'image/jpeg'],
  ['a JPEG that begins with its tables', [0xff, 0xd8, 0xff, 0xdb], 'image/jpeg'],
  ['a PNG', png, 'image/png'],
])('%s is one under any declared type', async (_what, bytes, type) => {
  for (const declared of ['', 'image/jpg', 'application/octet-stream', 'image/png']) {
    const { image } = await pickImage(fileOf(bytes, declared))
    expect(image).toMatchObject({ name: 'a.jpg', type, size: bytes.length })
  }
})

test('what stands before a JPEG is left out', async () => {
  const { image } = await pickImage(fileOf([0, 0, 10, ...jpeg]))
  expect(image).toMatchObject({ type: 'image/jpeg', size: jpeg.length })
})

test.each([
  ['a text that says it is an image', fileOf([0x74, 0x65, 0x78, 0x74], 'image/png'), 'wrong_kind'],
  ['an empty file', fileOf([], 'image/png'), 'wrong_kind'],
  ['a file of more than 8 MB', { size: maxImageBytes + 1 } as File, 'too_large'],
])('%s is refused before it is sent', async (_what, file, problem) => {
  expect(await pickImage(file)).toEqual({ problem })
})

test('what this browser cannot decode is refused before it is sent', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('Not decodable')) })
  expect(await pickImage(fileOf(png))).toEqual({ problem: 'broken' })
})
