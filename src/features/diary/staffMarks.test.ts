import fc from 'fast-check'
import type { StaffMember } from '@/domain/salon'
import { staffMarks } from './staffMarks'

const staffNamed = (names: readonly string[]): StaffMember[] =>
  names.map((name, index) => ({
    id: String(index),
    name,
    nameAr: null,
    photoUrl: null,
    serviceIds: [],
    hours: null,
  }))

const marksOf = (names: readonly string[]) => [...staffMarks(staffNamed(names), ({ name }) => name).values()]

test('initials, and a number where two have the same', () => {
  const letters = marksOf(['Samer Odeh', 'Sara Omar', 'Majd', 'ماجد']).map(mark => mark.letters)
  expect(letters).toEqual(['SO1', 'SO2', 'M', 'م'])
})

test('nobody has the colour or the letters of another', () => {
  const names = fc.array(fc.constantFrom('Samer Odeh', 'Sara Omar', 'Majd', 'Lina', 'ماجد'), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(names, staff => {
      const marks = marksOf(staff)
      expect(new Set(marks.map(({ hue }) => hue)).size).toBe(staff.length)
      expect(new Set(marks.map(({ letters }) => letters)).size).toBe(staff.length)
    }),
  )
})
