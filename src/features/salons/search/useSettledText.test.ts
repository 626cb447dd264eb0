import { act, renderHook } from '@testing-library/react'
import { useSettledText } from './useSettledText'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const start = (kept = '') => {
  const settled: string[] = []
  const onSettled = (text: string) => settled.push(text)
  const hook = renderHook((text: string) => useSettledText(text, onSettled), { initialProps: kept })
  return {
    settled,
    type: (text: string) => act(() => hook.result.current.setTyped(text)),
    enter: () => act(() => hook.result.current.settle()),
    pause: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
    keeps: (text: string) => hook.rerender(text),
    shown: () => hook.result.current.typed,
  }
}

test('a text is handed over once, when the typing pauses', () => {
  const box = start()
  box.type('r')
  box.pause(200)
  box.type('ro')
  box.pause(200)
  expect(box.settled).toEqual([])
  box.pause(200)
  expect(box.settled).toEqual(['ro'])
  box.pause(5000)
  expect(box.settled).toEqual(['ro'])
})

test('Enter hands it over at once, and the pause does not do it again', () => {
  const box = start()
  box.type('rose')
  box.enter()
  box.keeps('rose')
  box.pause(5000)
  expect(box.settled).toEqual(['rose'])
})

test('what was typed while the text was on its way is not undone by its coming back', () => {
  const box = start()
  box.type('ro')
  box.pause(300)
  box.type('rose')
  box.keeps('ro')
  expect(box.shown()).toBe('rose')
  box.pause(300)
  expect(box.settled).toEqual(['ro', 'rose'])
})

test('a text that changes by itself replaces what stands in the field, and is not handed back', () => {
  const box = start('rose')
  box.type('rosemary')
  box.keeps('')
  expect(box.shown()).toBe('')
  box.pause(5000)
  expect(box.settled).toEqual([])
})
