import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { dialogs } from '@/e2e/kit/dialogs'
import { sourceFiles, src } from './sourceFiles'

const opensOver = /<(Dialog|ConfirmDialog|Drawer|Menu|Popover)\b/

/** Other components of the design system open nothing by themselves. */
const mayOpen = (name: string) => !name.startsWith('ui/') || name === 'ui/AppShell.tsx'

const components = sourceFiles()
  .filter(
    name => name.endsWith('.tsx') && mayOpen(name) && opensOver.test(readFileSync(join(src, name), 'utf8')),
  )
  .map(name => basename(name, '.tsx'))

test('the journey through all dialogs knows each component that opens over the page', () => {
  expect(components.length).toBeGreaterThan(20)
  expect(Object.keys(dialogs).sort()).toEqual(components.sort())
})
