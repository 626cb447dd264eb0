import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { smallImageUrl, type StoredImage } from '@/domain/image'
import type { Poster } from '@/domain/poster'
import type { SalonProfile } from '@/domain/profile'
import type { Salon } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/answers'
import { addSalon, signIn, type TestSalon } from '@/testing/builders'
import { startApi, type TestApi } from '@/testing/startApi'
import { createServer } from '../http/createServer'
import { sweepUploads } from '../uploads/sweepUploads'

const day = 24 * 60 * 60 * 1000
let now: number
let dataDir: string
let api: TestApi
let shop: TestSalon
let cookie: string

beforeEach(async () => {
  now = Date.now()
  dataDir = mkdtempSync(join(tmpdir(), 'kursi-uploads-'))
  api = await startApi({ config: { dataDir }, now: () => now })
  shop = await addSalon(api.services)
  cookie = await signIn(api, shop.owner)
})
afterEach(async () => {
  await api.close()
  rmSync(dataDir, { recursive: true })
})

const stored = () => {
  try {
    return readdirSync(join(dataDir, 'uploads')).sort()
  } catch {
    return []
  }
}

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#8c2f39' } })

const send = async (
  body: Uint8Array | string,
  headers: Record<string, string> = {},
  salonId = shop.salon.id,
) =>
  api.api.request(`/api/salons/${salonId}/images`, {
    method: 'POST',
    headers: { 'x-api-key': 'kursi-demo', cookie, ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })

const sendPicture = async () => dataOf<StoredImage>(send(await picture().png().toBuffer()))

const call = (method: string, path: string, body?: object, key?: string) =>
  api.request(method, `/salons/${shop.salon.id}${path}`, body, { cookie, ...(key && { key }) })

const serve = async (url: string) => createServer(api.services).request(url)

describe('images that are taken', () => {
  test.each([
    ['a JPEG', () => picture(3000, 1500).jpeg().toBuffer()],
    ['a PNG', () => picture(3000, 1500).png().toBuffer()],
    ['a WebP', () => picture(3000, 1500).webp().toBuffer()],
    ['a GIF', () => picture(3000, 1500).gif().toBuffer()],
  ])('%s becomes WebP in two widths', async (_name, make) => {
    const { url } = await dataOf<StoredImage>(send(await make()))
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

  test('what a camera writes about place and person is gone, and its turn is carried out', async () => {
    const turned = await picture(400, 200)
      .withExif({ IFD0: { Artist: 'Ann' }, IFD3: { GPSLatitude: '31/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { url } = await dataOf<StoredImage>(send(turned))
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
    ['100 megapixels in a few bytes', 413, 'too_large', () => picture(10_000, 10_000).png().toBuffer()],
    ['more than 8 MB', 413, 'too_large', () => Buffer.alloc(8 * 1024 * 1024 + 1, 0xff)],
  ])('%s is %i', async (_name, status, code, make) => {
    const refusal = await refusalOf(send(await make(), { 'content-type': 'image/png' }))
    expect(refusal).toMatchObject({ status, code, success: false })
    expect(stored()).toEqual([])
  })

  test('only the owner sends images', async () => {
    const bytes = await picture().png().toBuffer()
    const other = await addSalon(api.services)
    expect(await refusalOf(send(bytes, { cookie: '' }))).toMatchObject({ status: 401 })
    const anothers = await refusalOf(send(bytes, {}, other.salon.id))
    expect(anothers).toEqual(await refusalOf(send(bytes, {}, 'nowhere')))
    expect(anothers.status).toBe(404)
    expect(stored()).toEqual([])
  })

  test.each([
    '/uploads/../kursi.sqlite',
    '/uploads/..%2fkursi.sqlite',
    '/uploads/x.webp',
    '/uploads/',
    '/uploads',
  ])('%s is no file', async address => {
    expect((await serve(address)).status).toBe(404)
  })

  test('other calls keep their small limit', async () => {
    const body = { name: 'x'.repeat(70_000) }
    expect(await refusalOf(call('PUT', '', body))).toMatchObject({ status: 413 })
  })
})

describe('the photo', () => {
  const setPhoto = (imageId: string | null) => dataOf<SalonProfile>(call('PUT', '/photo', { imageId }))

  test('a new one takes the place of the old, whose files go', async () => {
    const first = await sendPicture()
    expect((await setPhoto(first.id)).photoUrl).toBe(first.url)
    const second = await sendPicture()
    await setPhoto(second.id)
    expect(stored()).toEqual([`${second.id}-small.webp`, `${second.id}.webp`].sort())
    expect((await setPhoto(second.id)).photoUrl).toBe(second.url)
    expect((await setPhoto(null)).photoUrl).toBeNull()
    expect(stored()).toEqual([])
  })

  test('an image of another salon, or one in use, is none to choose', async () => {
    const { id } = await sendPicture()
    const other = await addSalon(api.services)
    const others = await signIn(api, other.owner)
    const path = `/salons/${other.salon.id}/photo`
    const refused = await refusalOf(api.request('PUT', path, { imageId: id }, { cookie: others }))
    expect(refused).toMatchObject({ status: 400, fields: { imageId: 'image_required' } })
    await dataOf(call('POST', '/posters', { title: 'Sale', imageId: id }))
    expect(await refusalOf(call('PUT', '/photo', { imageId: id }))).toMatchObject({ status: 400 })
  })
})

describe('posters', () => {
  const list = () => dataOf<Poster[]>(api.request('GET', `/salons/${shop.salon.id}/posters`))

  test('one is hung once for a key, seen by anybody, and taken down with its files', async () => {
    const { id: imageId, url } = await sendPicture()
    const request = { title: '  Eid هدية ', imageId }
    const [one, again] = await Promise.all([
      dataOf<Poster>(call('POST', '/posters', request, 'once')),
      dataOf<Poster>(call('POST', '/posters', request, 'once')),
    ])
    expect(again).toEqual(one)
    expect(await list()).toEqual([{ id: one.id, title: 'Eid هدية', imageUrl: url, createdAt: now }])
    await dataOf(call('DELETE', `/posters/${one.id}`))
    expect(await list()).toEqual([])
    expect(stored()).toEqual([])
  })

  test('a title and an image are needed', async () => {
    expect(await refusalOf(call('POST', '/posters', { title: ' ' }))).toMatchObject({
      status: 400,
      fields: { title: 'poster_title_required', imageId: 'image_required' },
    })
  })

  test('another owner neither hangs nor takes down', async () => {
    const { id: imageId } = await sendPicture()
    const poster = await dataOf<Poster>(call('POST', '/posters', { title: 'Sale', imageId }))
    const other = await addSalon(api.services)
    const options = { cookie: await signIn(api, other.owner) }
    const path = `/salons/${shop.salon.id}/posters`
    expect((await refusalOf(api.request('POST', path, { title: 'x', imageId }, options))).status).toBe(404)
    const gone = await refusalOf(api.request('DELETE', `${path}/${poster.id}`, undefined, options))
    expect(gone).toEqual(await refusalOf(api.request('DELETE', `${path}/nothing`, undefined, options)))
    expect((await refusalOf(api.request('DELETE', `${path}/${poster.id}`))).status).toBe(401)
    expect(await list()).toHaveLength(1)
  })
})

test('images that nobody used, and those of a salon that is gone, are swept after a day', async () => {
  const unused = await sendPicture()
  const used = await sendPicture()
  await dataOf(call('PUT', '/photo', { imageId: used.id }))
  await sweepUploads(api.services)
  expect(stored()).toHaveLength(4)
  now += day + 60_000
  await sweepUploads(api.services)
  expect(stored().some(name => name.startsWith(unused.id))).toBe(false)
  expect(stored()).toHaveLength(2)
  await api.services.db.deleteFrom('salons').where('id', '=', shop.salon.id).execute()
  await sweepUploads(api.services)
  expect(stored()).toEqual([])
})

test("a person's photo is what clients see; a newer one takes its file along", async () => {
  const path = `/team/${shop.chairs[0]?.id}/photo`
  const first = await sendPicture()
  expect(await dataOf(call('PUT', path, { imageId: first.id }))).toMatchObject({ photoUrl: first.url })
  const seen = await dataOf<Salon>(api.request('GET', `/salons/${shop.salon.id}`))
  expect(seen.chairs[0]).toMatchObject({ photoUrl: first.url })
  const files = stored().length
  const second = await sendPicture()
  await dataOf(call('PUT', path, { imageId: second.id }))
  expect(stored()).toHaveLength(files)
  expect(stored().some(name => name.startsWith(first.id))).toBe(false)
  expect((await refusalOf(call('PUT', path, { imageId: 'of-nobody' }))).status).toBe(400)
  expect((await refusalOf(call('PUT', '/team/of-nobody/photo', { imageId: null }))).status).toBe(404)
})
