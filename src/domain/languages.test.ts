import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languages, nameIn } from './languages'

const pictures = join(__dirname, '../../public')

test.each(languages)('the links and the landing page have their pictures in %s', language => {
  const screens = ['home', 'salon', 'booking'].flatMap(name =>
    ['light', 'dark'].map(theme => `screens/${name}-${language}-${theme}.webp`),
  )
  const wanted = [`social-${language}.png`, ...screens]
  expect(wanted.filter(file => !existsSync(join(pictures, file)))).toEqual([])
})

test.each([
  ['ar', 'Beard', 'لحية', 'لحية'],
  ['ar', 'Beard', null, 'Beard'],
  ['ar', 'Beard', '', 'Beard'],
  ['en', 'Beard', 'لحية', 'Beard'],
  ['en', null, null, ''],
] as const)('in %s %s with %s reads %s', (language, name, nameAr, expected) => {
  expect(nameIn(language, name, nameAr)).toBe(expected)
})
