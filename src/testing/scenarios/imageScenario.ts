import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { StoredImage } from '@/domain/image'
import { dataOf } from '@/testing/kit/answers'
import { addSalon, signIn, type TestSalon } from './builders'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi, type TestApi } from '@/testing/kit/startApi'

export interface ImageScenario {
  api: TestApi
  scenario: TestSalon
  /** Its owner's. */
  cookie: string
  dataDir: string
  /** The names of the image files that are kept. */
  stored: () => string[]
  /** Calls the shop's part of the API as its owner. */
  call: (method: string, path: string, body?: object, key?: string) => Promise<Response>
  /** Sends the bytes of an image as the owner, unless told otherwise. */
  send: (body: Uint8Array | string, headers?: Record<string, string>, salonId?: string) => Promise<Response>
  sendPicture: () => Promise<StoredImage>
}

/** A plain picture, small unless told otherwise. */
export const picture = (width = 40, height = 30, background = '#8c2f39'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** A shop whose images are kept in a folder of its own, for each test of the file. */
export const imageScenarioEachTest = (now: () => number = Date.now) =>
  eachTest(
    () => openImageScenario(now),
    async ({ api, dataDir }) => {
      await api.close()
      rmSync(dataDir, { recursive: true })
    },
  )

async function openImageScenario(now: () => number): Promise<ImageScenario> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kursi-images-'))
  const api = await startApi({ config: { dataDir }, now })
  const scenario = await addSalon(api.app)
  const cookie = await signIn(api, scenario.owner)
  const send: ImageScenario['send'] = async (body, headers = {}, salonId = scenario.salon.id) =>
    api.api.request(`/api/salons/${salonId}/images`, {
      method: 'POST',
      headers: { 'x-api-key': 'kursi-demo', cookie, ...headers },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    })
  return {
    api,
    scenario,
    cookie,
    dataDir,
    stored: () => {
      try {
        return readdirSync(join(dataDir, 'uploads')).sort()
      } catch {
        return []
      }
    },
    call: (method, path, body, key) =>
      api.request(method, `/salons/${scenario.salon.id}${path}`, body, { cookie, ...(key && { key }) }),
    send,
    sendPicture: async () => dataOf<StoredImage>(send(await picture().png().toBuffer())),
  }
}
