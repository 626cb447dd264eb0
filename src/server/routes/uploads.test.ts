import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { smallImageUrl, type StoredImage } from '@/domain/image'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon } from '@/testing/scenarios/builders'
import { imageScenarioEachTest, picture } from '@/testing/scenarios/imageScenario'
import { createServer } from '../app/createServer'
import { sweepUploads } from '../uploads/sweepUploads'

const day = 24 * 60 * 60 * 1000
let now: number
beforeEach(() => {
  now = Date.now()
})
const images = imageScenarioEachTest(() => now)

const serve = async (url: string) => createServer(images().api.app).request(url)

describe('images that are taken', () => {
  test.each([
    ['a JPEG', () => picture(3000, 1500).jpeg().toBuffer()],
    ['a PNG', () => picture(3000, 1500).png().toBuffer()],
    ['a WebP', () => picture(3000, 1500).webp().toBuffer()],
    ['a GIF', () => picture(3000, 1500).gif().toBuffer()],
  ])('%s becomes WebP in two widths', async (_name, make) => {
    const { url } = await dataOf<StoredImage>(images().send(await make()))
    for (const [address, width] of [
      [url, 1280],
      [smallImageUrl(url), 320],
    ] as const) {
      const file = await serve(address)
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const read = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
      expect(read).toMatchObject({ format: 'webp', width })
    }
  })

  /** A JPEG with other bytes between its first marker and its tables. */
  const jpegWith = async (...between: number[]) => {
    const jpeg = await picture().jpeg().toBuffer()
    const tables = jpeg.indexOf(Buffer.from([0xff, 0xdb]))
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(between), jpeg.subarray(tables)])
  }
  const adobe = [0xff, 0xee, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 1]
  const brokenExif = [0xff, 0xe1, 0, 14, ...Buffer.from('Exif'), 0, 0, 73, 73, 42, 0, 255, 255]

  test.each([
    ['that begins with its tables', () => jpegWith()],
    ['with the header of an image editor', () => jpegWith(...adobe)],
    ['with a broken camera header', () => jpegWith(...brokenExif)],
    ['with fill bytes', () => jpegWith(0xff, 0xff, 0xff)],
    ['with stray bytes', () => jpegWith(0xff, 0xee, 0, 4, 1, 2, 0, 0)],
    ['with stray bytes after its first marker', () => jpegWith(0, 0)],
    ['with bytes before it', async () => Buffer.concat([Buffer.from('\0\0\n'), await jpegWith()])],
    ['with bytes after it', async () => Buffer.concat([await jpegWith(), Buffer.from('MakerNote')])],
  ])('a JPEG %s is an image, whatever type is declared', async (_what, make) => {
    const sent = await images().send(await make(), { 'content-type': 'image/png' })
    expect(sent.status).toBe(200)
  })

  test.each([
    ['a small one is not blown up', 40, 30, 40, 30],
    ['a strip is three times as high as wide at most', 400, 9000, 171, 3840],
  ])('%s', async (_name, width, height, keptWidth, keptHeight) => {
    const { url } = await dataOf<StoredImage>(images().send(await picture(width, height).png().toBuffer()))
    const read = await sharp(Buffer.from(await (await serve(url)).arrayBuffer())).metadata()
    expect(read).toMatchObject({ width: keptWidth, height: keptHeight })
  })

  test('of a film the first picture is kept', async () => {
    const pictures = await Promise.all(
      ['red', 'blue'].map(colour => picture(40, 30, colour).png().toBuffer()),
    )
    const bytes = await sharp(pictures, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(bytes).metadata()).pages).toBe(2)
    const { url } = await dataOf<StoredImage>(images().send(bytes))
    const read = await sharp(Buffer.from(await (await serve(url)).arrayBuffer())).metadata()
    expect(read).toMatchObject({ width: 40, height: 30 })
    expect(read.pages ?? 1).toBe(1)
  })

  test('what a camera writes about place and person is gone, and its turn is carried out', async () => {
    const turned = await picture(400, 200)
      .withExif({ IFD0: { Artist: 'Ann' }, IFD3: { GPSLatitude: '31/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { url } = await dataOf<StoredImage>(images().send(turned))
    const bytes = Buffer.from(await (await serve(url)).arrayBuffer())
    const read = await sharp(bytes).metadata()
    expect(read).toMatchObject({ width: 200, height: 400 })
    expect(read.exif).toBeUndefined()
    expect(bytes.includes('Ann')).toBe(false)
  })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

describe('files that are refused', () => {
  test.each<[string, number, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['nothing', 400, 'bad_input', () => new Uint8Array()],
    ['text', 415, 'unsupported_media', () => Buffer.from('hello')],
    ['an SVG with a script', 415, 'unsupported_media', () => Buffer.from(svg)],
    ['HTML', 415, 'unsupported_media', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['HEIC', 415, 'unsupported_media', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['AVIF', 415, 'unsupported_media', () => picture().avif().toBuffer()],
    ['TIFF', 415, 'unsupported_media', () => picture().tiff().toBuffer()],
    ['a PDF', 415, 'unsupported_media', () => Buffer.from('%PDF-1.7\n')],
    ['a head without a body', 400, 'bad_input', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a script behind the head of a GIF', 400, 'bad_input', () => Buffer.from('GIF89a/*<script>*/=1')],
    [
      'a JPEG cut in half',
      400,
      'bad_input',
      async () => {
        const whole = await picture(800, 800).jpeg({ quality: 100 }).toBuffer()
        return whole.subarray(0, whole.length / 2)
      },
    ],
    [
      'a PNG cut in half',
      400,
      'bad_input',
      async () => {
        const whole = await picture(800, 800).png({ compressionLevel: 0 }).toBuffer()
        return whole.subarray(0, whole.length / 2)
      },
    ],
    [
      '41 megapixels in a few bytes',
      413,
      'too_large',
      () => picture(6400, 6400).png({ compressionLevel: 1 }).toBuffer(),
    ],
    ['more than 8 MB', 413, 'too_large', () => Buffer.alloc(8 * 1024 * 1024 + 1, 0xff)],
  ])('%s is %i', async (_name, status, code, make) => {
    const refusal = await refusalOf(images().send(await make(), { 'content-type': 'image/png' }))
    expect(refusal).toMatchObject({ status, code, success: false })
    expect(images().stored()).toEqual([])
  })

  test('only the owner sends images', async () => {
    const bytes = await picture().png().toBuffer()
    const other = await addSalon(images().api.app)
    expect(await refusalOf(images().send(bytes, { cookie: '' }))).toMatchObject({ status: 401 })
    const anothers = await refusalOf(images().send(bytes, {}, other.salon.id))
    expect(anothers).toEqual(await refusalOf(images().send(bytes, {}, 'nowhere')))
    expect(anothers.status).toBe(404)
    expect(images().stored()).toEqual([])
  })

  test.each([
    '/uploads/../kursi.sqlite',
    '/uploads/..%2fkursi.sqlite',
    '/uploads/x.webp',
    '/uploads/',
    '/uploads',
  ])('%s is no file', async address => {
    writeFileSync(join(images().dataDir, 'kursi.sqlite'), 'what nobody may read')
    expect((await serve(address)).status).toBe(404)
  })

  test('more than thirty that nobody puts to use are none of a person', async () => {
    const waiting = Array.from({ length: 30 }, (_, index) => ({
      id: `waiting-${index}`,
      salon_id: images().scenario.salon.id,
      is_used: 0,
      created_at: now,
    }))
    await images().api.app.db.insertInto('uploads').values(waiting).execute()
    const bytes = await picture().png().toBuffer()
    expect(await refusalOf(images().send(bytes))).toMatchObject({ status: 429, code: 'too_many' })
    await images()
      .api.app.db.updateTable('uploads')
      .set({ is_used: 1 })
      .where('id', '=', 'waiting-0')
      .execute()
    expect((await images().send(bytes)).status).toBe(200)
  })

  test('an image that the database does not take leaves no file behind', async () => {
    await images().api.app.db.schema.alterTable('uploads').renameTo('no_uploads').execute()
    const sending = images().send(await picture().png().toBuffer())
    expect((await sending.catch(() => undefined))?.ok).not.toBe(true)
    expect(images().stored()).toEqual([])
  })

  test('other calls keep their small limit', async () => {
    const body = { name: 'x'.repeat(70_000) }
    expect(await refusalOf(images().call('PUT', '', body))).toMatchObject({ status: 413 })
  })
})

test('images that nobody used, and those of a salon that is gone, are swept after a day', async () => {
  const unused = await images().sendPicture()
  const used = await images().sendPicture()
  await dataOf(images().call('PUT', '/photo', { imageId: used.id }))
  await sweepUploads(images().api.app)
  expect(images().stored()).toHaveLength(4)
  now += day + 60_000
  await sweepUploads(images().api.app)
  expect(
    images()
      .stored()
      .some(name => name.startsWith(unused.id)),
  ).toBe(false)
  expect(images().stored()).toHaveLength(2)
  await images().api.app.db.deleteFrom('salons').where('id', '=', images().scenario.salon.id).execute()
  await sweepUploads(images().api.app)
  expect(images().stored()).toEqual([])
})
