import { existsSync } from 'node:fs'
import { manifest, modulesOf } from './manifest'

test('no address is written twice', () => {
  const paths = manifest.map(({ path }) => path.toLowerCase())
  expect(paths).toEqual([...new Set(paths)])
})

test.each(manifest.map(page => [page.path, page] as const))(
  'the page of %s is what its module exports',
  async (_path, page) => {
    expect(modulesOf(page).filter(module => !existsSync(module))).toEqual([])
    expect(await page.load()).toBeInstanceOf(Function)
  },
)

test('an entry of the sidebar has a place of its own among those that the same person sees', () => {
  for (const role of ['client', 'owner']) {
    const places = manifest.flatMap(({ access, sidebar }) =>
      sidebar && (sidebar.of ?? role) === role && (access === role || access === 'user' || access === 'any')
        ? [`${sidebar.group} ${sidebar.order}`]
        : [],
    )
    expect(places).toEqual([...new Set(places)])
  }
})
