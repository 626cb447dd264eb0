import type { GalleryPicture } from '@/domain/gallery'
import type { Salon } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, signIn } from '@/testing/scenarios/builders'
import { imageScenarioEachTest } from '@/testing/scenarios/imageScenario'

const images = imageScenarioEachTest()

const blank = { caption: null, captionAr: null, serviceId: null, staffId: null }

const publicSalon = () => dataOf<Salon>(images().api.request('GET', `/salons/${images().scenario.salon.id}`))

const listed = async () => (await publicSalon()).pictures ?? []

const add = async (values: object = {}) =>
  dataOf<GalleryPicture>(
    images().call('POST', '/gallery', { ...values, imageId: (await images().sendPicture()).id }),
  )

async function addThree(): Promise<[string, string, string]> {
  const [one, two, three] = [await add(), await add(), await add()]
  return [one.id, two.id, three.id]
}

test('a picture is added once for a key, seen by anybody, and deleted with its files', async () => {
  const { service, staff } = images().scenario
  const { id: imageId, url } = await images().sendPicture()
  const request = {
    imageId,
    caption: '  Fade ',
    captionAr: 'تدريج',
    serviceId: service.id,
    staffId: staff[0]?.id,
  }
  const [one, again] = await Promise.all([
    dataOf<GalleryPicture>(images().call('POST', '/gallery', request, 'once')),
    dataOf<GalleryPicture>(images().call('POST', '/gallery', request, 'once')),
  ])
  expect(again).toEqual(one)
  expect(await listed()).toEqual([
    {
      id: one.id,
      imageUrl: url,
      caption: 'Fade',
      captionAr: 'تدريج',
      serviceId: service.id,
      staffId: staff[0]?.id,
    },
  ])
  await dataOf(images().call('DELETE', `/gallery/${one.id}`))
  expect(await listed()).toEqual([])
  expect(images().stored()).toEqual([])
})

test('each change has another revision, so that rendered pages are dropped', async () => {
  const revisions = new Set<number>()
  const look = async () => revisions.add((await publicSalon()).revision)
  await look()
  const { id } = await add()
  await look()
  const other = await add()
  await look()
  await dataOf(images().call('PUT', `/gallery/${id}`, { ...blank, caption: 'Door' }))
  await look()
  await dataOf(images().call('PUT', '/gallery/order', { pictureIds: [other.id, id] }))
  await look()
  await dataOf(images().call('DELETE', `/gallery/${id}`))
  await look()
  expect(revisions.size).toBe(6)
})

test('pictures stand in the order that was sent; an old list moves nothing', async () => {
  const [one, two, three] = await addThree()
  await dataOf(images().call('PUT', '/gallery/order', { pictureIds: [three, one, two] }))
  const order = async () => (await listed()).map(({ id }) => id)
  expect(await order()).toEqual([three, one, two])
  for (const pictureIds of [
    [one, two],
    [one, two, two],
    [one, two, three, 'elsewhere'],
  ])
    expect(await refusalOf(images().call('PUT', '/gallery/order', { pictureIds }))).toMatchObject({
      status: 409,
      code: 'conflict',
    })
  expect(await order()).toEqual([three, one, two])
})

test('a deleted service and a staff member who left are no longer named', async () => {
  const { service, staff } = images().scenario
  const { id } = await add({ serviceId: service.id, staffId: staff[1]?.id })
  await dataOf(images().call('DELETE', `/services/${service.id}`))
  await dataOf(images().call('DELETE', `/team/${staff[1]?.id}`))
  expect(await listed()).toEqual([expect.objectContaining({ id, serviceId: null, staffId: null })])
})

test('tags are of the same salon, a caption is short, and an image is needed', async () => {
  const other = await addSalon(images().api.app)
  const refused = async (values: object) => {
    const { id: imageId } = await images().sendPicture()
    return (await refusalOf(images().call('POST', '/gallery', { imageId, ...values }))).fields
  }
  expect(await refused({ serviceId: other.service.id })).toEqual({ serviceId: 'service_unknown' })
  expect(await refused({ staffId: other.staff[0]?.id })).toEqual({ staffId: 'value_invalid' })
  expect(await refused({ caption: 'x'.repeat(121) })).toEqual({ caption: 'caption_too_long-120' })
  expect(await refused({ imageId: 'nothing' })).toEqual({ imageId: 'image_required' })
  expect(await listed()).toEqual([])
})

test('another edit is not overwritten unseen', async () => {
  const { id, etag = '' } = await add()
  const edit = (caption: string, version: string) =>
    images().api.request(
      'PUT',
      `/salons/${images().scenario.salon.id}/gallery/${id}`,
      { ...blank, caption },
      { cookie: images().cookie, headers: { 'if-match': version } },
    )
  await dataOf(edit('Door', etag))
  expect(await refusalOf(edit('Window', etag))).toMatchObject({ status: 412, code: 'stale_write' })
  expect(await listed()).toEqual([expect.objectContaining({ caption: 'Door' })])
})

test('another owner changes nothing, and is told no more than of a picture that is not there', async () => {
  const { id } = await add()
  const other = await addSalon(images().api.app)
  const cookie = await signIn(images().api, other.owner)
  const path = `/salons/${images().scenario.salon.id}/gallery`
  for (const [method, under, body] of [
    ['POST', '', { imageId: 'nothing' }],
    ['PUT', `/${id}`, blank],
    ['PUT', '/order', { pictureIds: [id] }],
    ['DELETE', `/${id}`, undefined],
  ] as const) {
    const { request } = images().api
    expect((await refusalOf(request(method, path + under, body, { cookie }))).status).toBe(404)
    expect((await refusalOf(request(method, path + under, body))).status).toBe(401)
    const own = `/salons/${other.salon.id}/gallery`
    if (under === `/${id}`)
      expect((await refusalOf(request(method, own + under, body, { cookie }))).status).toBe(404)
  }
  expect(await listed()).toHaveLength(1)
})

test('24 at most; one that is deleted makes room', async () => {
  const { db } = images().api.app
  const salon_id = images().scenario.salon.id
  const rows = Array.from({ length: 23 }, (_, position) => ({ id: `picture-${position}`, position }))
  await db
    .insertInto('uploads')
    .values(rows.map(({ id }) => ({ id: `upload-${id}`, salon_id, is_used: 1, created_at: 0 })))
    .execute()
  await db
    .insertInto('pictures')
    .values(rows.map(row => ({ ...row, salon_id, upload_id: `upload-${row.id}` })))
    .execute()
  const last = await add()
  const { id: imageId } = await images().sendPicture()
  expect(await refusalOf(images().call('POST', '/gallery', { imageId }))).toMatchObject({
    status: 409,
    code: 'limit_reached',
  })
  await dataOf(images().call('DELETE', `/gallery/${last.id}`))
  await dataOf(images().call('POST', '/gallery', { imageId }))
  expect((await listed()).at(-1)?.imageUrl).toContain(imageId)
})
