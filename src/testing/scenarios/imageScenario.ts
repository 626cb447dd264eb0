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
  cookie: string
  dataDir: string
  stored: () => string[]
  call: (method: string, path: string, body?: object, key?: string) => Promise<Response>
  /** Uploads an image's bytes, as the owner by default. */
  send: (body: Uint8Array | string, headers?: Record<string, string>, salonId?: string) => Promise<Response>
  sendPicture: () => Promise<StoredImage>
}

/** A plain picture, small by default. */
export const picture = (width = 40, height = 30, background = '#8c2f39'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** For each test of the file: a salon with its own image folder. */
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
