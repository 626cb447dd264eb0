import { nonJsonValues } from '@/testing/kit/nonJsonValues'
import { createHeldFiles } from './heldFiles'

const file = new File(['four'], 'face.png', { type: 'image/png' })
const held = { file, onPercent: () => undefined }

test('an action carries a ticket, which is JSON where the file is none', () => {
  const ticket = createHeldFiles().hold(held)
  expect(ticket).toEqual({ fileId: 'file-1', size: 4, type: 'image/png' })
  expect(nonJsonValues([{ type: 'sent', meta: { arg: ticket } }])).toEqual([])
  expect(nonJsonValues([{ type: 'sent', meta: { arg: { file } } }])).toEqual(['sent: meta.arg.file'])
  expect(nonJsonValues([{ type: 'sent', payload: [NaN] }])).toEqual(['sent: payload.0'])
})

test('a ticket is redeemed once', () => {
  const files = createHeldFiles()
  const ticket = files.hold(held)
  expect(files.redeem(ticket)).toBe(held)
  expect(() => files.redeem(ticket)).toThrow('No file is held as file-1')
})
