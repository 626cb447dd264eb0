import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'

/** What the build made: its manifest, and the key of a chunk in it by a module's path or by the chunk's own name. */
export async function readManifest() {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'))
  const keys = Object.keys(manifest)
  function keyOf(name) {
    const key = manifest[name] ? name : keys.find(one => manifest[one].name === parse(name).name)
    if (!key) throw new Error(`The build has no ${name}`)
    return key
  }
  return { manifest, keyOf }
}
