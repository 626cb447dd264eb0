import type { Poster } from '@/domain/poster'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, signIn } from '@/testing/scenarios/builders'
import { promote } from '@/testing/scenarios/promotions'
import { imageScenarioEachTest } from '@/testing/scenarios/imageScenario'

let now: number
beforeEach(() => {
  now = Date.now()
})
const images = imageScenarioEachTest(() => now)

const list = () =>
  dataOf<Poster[]>(images().api.request('GET', `/salons/${images().scenario.salon.id}/posters`))

test('one is hung once for a key, seen by anybody, and taken down with its files', async () => {
  const { id: imageId, url } = await images().sendPicture()
  const request = { title: '  Eid هدية ', imageId }
  const [one, again] = await Promise.all([
    dataOf<Poster>(images().call('POST', '/posters', request, 'once')),
    dataOf<Poster>(images().call('POST', '/posters', request, 'once')),
  ])
  expect(again).toEqual(one)
  const links = { serviceId: null, promotionId: null }
  const shown = { id: one.id, title: 'Eid هدية', imageUrl: url, createdAt: now, ...links }
  expect(await list()).toEqual([{ ...shown, etag: one.etag }])
  await dataOf(images().call('DELETE', `/posters/${one.id}`))
  expect(await list()).toEqual([])
  expect(images().stored()).toEqual([])
})

test('a title and an image are needed', async () => {
  expect(await refusalOf(images().call('POST', '/posters', { title: ' ' }))).toMatchObject({
    status: 400,
    fields: { title: 'poster_title_required', imageId: 'image_required' },
  })
})

test('another owner neither hangs nor takes down', async () => {
  const { id: imageId } = await images().sendPicture()
  const poster = await dataOf<Poster>(images().call('POST', '/posters', { title: 'Sale', imageId }))
  const other = await addSalon(images().api.app)
  const options = { cookie: await signIn(images().api, other.owner) }
  const path = `/salons/${images().scenario.salon.id}/posters`
  expect((await refusalOf(images().api.request('POST', path, { title: 'x', imageId }, options))).status).toBe(
    404,
  )
  const gone = await refusalOf(images().api.request('DELETE', `${path}/${poster.id}`, undefined, options))
  expect(gone).toEqual(await refusalOf(images().api.request('DELETE', `${path}/nothing`, undefined, options)))
  expect((await refusalOf(images().api.request('DELETE', `${path}/${poster.id}`))).status).toBe(401)
  const edit = { title: 'Mine now', link: {} }
  const refused = await refusalOf(images().api.request('PUT', `${path}/${poster.id}`, edit, options))
  expect(refused).toEqual(await refusalOf(images().api.request('PUT', `${path}/nothing`, edit, options)))
  expect(refused.status).toBe(404)
  expect((await refusalOf(images().api.request('PUT', `${path}/${poster.id}`, edit))).status).toBe(401)
  expect((await list()).map(({ title }) => title)).toEqual(['Sale'])
  expect(await list()).toHaveLength(1)
})

test('twelve hang at most, the newest first; one that is taken down makes room', async () => {
  for (let hung = 1; hung <= 12; hung += 1) {
    now += 1000
    await dataOf(
      images().call('POST', '/posters', {
        title: `Poster ${hung}`,
        imageId: (await images().sendPicture()).id,
      }),
    )
  }
  const { id: imageId } = await images().sendPicture()
  const more = { title: 'One more', imageId }
  expect(await refusalOf(images().call('POST', '/posters', more))).toMatchObject({
    status: 409,
    code: 'conflict',
  })
  const [newest, before] = await list()
  expect([newest?.title, before?.title]).toEqual(['Poster 12', 'Poster 11'])
  await dataOf(images().call('DELETE', `/posters/${newest?.id}`))
  await dataOf(images().call('POST', '/posters', more))
  expect((await list()).map(({ title }) => title).slice(0, 2)).toEqual(['One more', 'Poster 11'])
})

test('one leads to a service or a promotion of its own salon, for as long as there is one', async () => {
  const { service } = images().scenario
  const { app } = images().api
  const promotionId = 'own'
  await promote(app, { id: promotionId, salon_id: images().scenario.salon.id })
  const other = await addSalon(app)
  await promote(app, { id: 'foreign', salon_id: other.salon.id })
  const create = async (link: object) =>
    images().call('POST', '/posters', { title: 'Sale', imageId: (await images().sendPicture()).id, ...link })
  const refused = async (link: object) => (await refusalOf(create(link))).fields
  expect(await refused({ serviceId: other.service.id })).toEqual({ serviceId: 'service_unknown' })
  expect(await refused({ promotionId: 'foreign' })).toEqual({ promotionId: 'value_invalid' })
  await dataOf(create({ serviceId: service.id }))
  now += 1000
  await dataOf(create({ promotionId }))
  const links = async () => (await list()).map(poster => [poster.serviceId, poster.promotionId])
  expect(await links()).toEqual([
    [null, promotionId],
    [service.id, null],
  ])
  await dataOf(images().call('DELETE', `/services/${service.id}`))
  expect(await links()).toEqual([
    [null, promotionId],
    [null, null],
  ])
})

describe('a poster that is shown', () => {
  let poster: Poster
  beforeEach(async () => {
    const { id: imageId } = await images().sendPicture()
    poster = await dataOf<Poster>(images().call('POST', '/posters', { title: 'Sale', imageId }))
  })

  const edit = (values: object, etag?: string) => {
    const { api, scenario, cookie } = images()
    const headers: Record<string, string> = etag === undefined ? {} : { 'If-Match': etag }
    const path = `/salons/${scenario.salon.id}/posters/${poster.id}`
    return api.request('PUT', path, values, { cookie, headers })
  }

  test('gets another title and another link, and keeps its image', async () => {
    const { service } = images().scenario
    const saved = await dataOf<Poster>(edit({ title: ' Eid ', link: { serviceId: service.id } }, poster.etag))
    const { etag } = saved
    expect(saved).toEqual({ ...poster, title: 'Eid', serviceId: service.id, etag })
    expect(etag).not.toBe(poster.etag)
    expect(await list()).toEqual([saved])
    expect(await dataOf<Poster>(edit({ title: 'Eid', link: {} }, etag))).toMatchObject({ serviceId: null })
  })

  test('is not saved over what somebody else has changed', async () => {
    const { service } = images().scenario
    await dataOf(edit({ title: 'Theirs', link: { serviceId: service.id } }, poster.etag))
    expect(await refusalOf(edit({ title: 'Mine', link: {} }, poster.etag))).toMatchObject({
      status: 412,
      code: 'stale_write',
      data: { title: 'Theirs', link: { serviceId: service.id, promotionId: null } },
    })
    expect((await list())[0]?.title).toBe('Theirs')
  })

  test.each([
    [{ title: ' ', link: {} }, { title: 'poster_title_required' }],
    [{ title: 'x'.repeat(81), link: {} }, { title: 'poster_title_too_long-80' }],
    [{ title: 'x', link: { serviceId: 'foreign' } }, { serviceId: 'service_unknown' }],
    [{ title: 'x', link: { promotionId: 'foreign' } }, { promotionId: 'value_invalid' }],
    [{ title: 'x', link: { serviceId: 'one', promotionId: 'other' } }, { link: 'value_invalid' }],
  ])('is refused %p', async (values, fields) => {
    expect(await refusalOf(edit(values))).toMatchObject({ status: 400, fields })
    expect(await list()).toEqual([poster])
  })
})
