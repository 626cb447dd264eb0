import type { SalonProfile } from '@/domain/profile'
import type { Salon } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, signIn } from '@/testing/scenarios/builders'
import { imageScenarioEachTest } from '@/testing/scenarios/imageScenario'

const images = imageScenarioEachTest()

const setPhoto = (imageId: string | null) => dataOf<SalonProfile>(images().call('PUT', '/photo', { imageId }))

test('a new one takes the place of the old, whose files go', async () => {
  const first = await images().sendPicture()
  expect((await setPhoto(first.id)).photoUrl).toBe(first.url)
  const second = await images().sendPicture()
  await setPhoto(second.id)
  expect(images().stored()).toEqual([`${second.id}-small.webp`, `${second.id}.webp`].sort())
  expect((await setPhoto(second.id)).photoUrl).toBe(second.url)
  const { db } = images().api.app
  expect(await db.selectFrom('uploads').select('id').execute()).toEqual([{ id: second.id }])
  expect((await setPhoto(null)).photoUrl).toBeNull()
  expect(images().stored()).toEqual([])
})

test('an image of another salon, or one in use, is none to choose', async () => {
  const { id } = await images().sendPicture()
  const other = await addSalon(images().api.app)
  const others = await signIn(images().api, other.owner)
  const path = `/salons/${other.salon.id}/photo`
  const refused = await refusalOf(images().api.request('PUT', path, { imageId: id }, { cookie: others }))
  expect(refused).toMatchObject({ status: 400, fields: { imageId: 'image_required' } })
  await dataOf(images().call('POST', '/posters', { title: 'Sale', imageId: id }))
  expect(await refusalOf(images().call('PUT', '/photo', { imageId: id }))).toMatchObject({ status: 400 })
})

test("a person's photo is what clients see; a newer one takes its file along", async () => {
  const path = `/team/${images().scenario.staff[0]?.id}/photo`
  const first = await images().sendPicture()
  expect(await dataOf(images().call('PUT', path, { imageId: first.id }))).toMatchObject({
    photoUrl: first.url,
  })
  const seen = await dataOf<Salon>(images().api.request('GET', `/salons/${images().scenario.salon.id}`))
  expect(seen.staff[0]).toMatchObject({ photoUrl: first.url })
  const files = images().stored().length
  const second = await images().sendPicture()
  await dataOf(images().call('PUT', path, { imageId: second.id }))
  expect(images().stored()).toHaveLength(files)
  expect(
    images()
      .stored()
      .some(name => name.startsWith(first.id)),
  ).toBe(false)
  expect((await refusalOf(images().call('PUT', path, { imageId: 'of-nobody' }))).status).toBe(400)
  expect((await refusalOf(images().call('PUT', '/team/of-nobody/photo', { imageId: null }))).status).toBe(404)
})
