import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { src } from '@/testing/sourceFiles'

const faces = readFileSync(join(src, 'ui/fonts.css'), 'utf8').split('@font-face').slice(1)

const rangesOf = (face: string) =>
  [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => ({
    from: parseInt(from, 16),
    to: parseInt(to, 16),
  }))

const facesWith = (letter: string) =>
  faces.filter(face =>
    rangesOf(face).some(({ from, to }) => {
      const code = letter.codePointAt(0) ?? 0
      return code >= from && code <= to
    }),
  )

test.each(Array.from('aéıßçşğİłŁőűžćńàœأبةٱپ'))('%s is in one of our own faces', letter => {
  expect(facesWith(letter)).toHaveLength(1)
})
