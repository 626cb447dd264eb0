import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { dialogs } from '@/e2e/kit/dialogs'

const src = join(__dirname, '..')
const opensOver = /<(Dialog|ConfirmDialog|Drawer|Menu|Popover)\b/

/** The design system's own parts show nothing by themselves, but for the frame. */
const folders = ['app', 'features', 'pages', 'ui/AppShell.tsx']

const components = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(name => folders.some(folder => name.startsWith(folder)) && /(?<!\.test)\.tsx$/.test(name))
  .filter(name => opensOver.test(readFileSync(join(src, name), 'utf8')))
  .map(name => basename(name, '.tsx'))

test('the journey through all dialogs knows each component that opens over the page', () => {
  expect(components.length).toBeGreaterThan(20)
  expect(Object.keys(dialogs).sort()).toEqual(components.sort())
})
