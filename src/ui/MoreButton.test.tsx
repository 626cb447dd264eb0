import { useRef, useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installIntersections, type TestIntersections } from '@/testing/doubles/intersections'
import { MoreButton } from './MoreButton'

let intersections: TestIntersections
beforeEach(() => {
  intersections = installIntersections()
})
afterEach(() => intersections.remove())

interface ListProps {
  total?: number
  hasLinks?: boolean
  loadsInView?: boolean
  busy?: boolean
}

/** Shows two more at a time. */
function List({ total = 4, hasLinks = true, loadsInView = false, busy = false }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [count, setCount] = useState(2)
  return (
    <>
      <input aria-label="Elsewhere" />
      <ul ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} aria-label={`Item ${index}`}>
            {hasLinks && <a href={`#${index}`}>{`Link ${index}`}</a>}
          </li>
        ))}
      </ul>
      <MoreButton
        list={list}
        count={count}
        isThere={count < total}
        loadsInView={loadsInView}
        busy={busy}
        onMore={() => setCount(Math.min(count + 2, total))}
      >
        More
      </MoreButton>
    </>
  )
}

const more = () => screen.getByRole('button', { name: 'More' })

test.each([
  ['link', true, 'Link 2'],
  ['item, where it has no link', false, 'Item 2'],
])('the first new %s takes the focus when the button goes', async (_, hasLinks, name) => {
  render(<List hasLinks={hasLinks} />)
  await userEvent.click(more())
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(document.activeElement).toHaveAccessibleName(name)
})

test('it takes the focus too when the button stays', async () => {
  render(<List total={6} />)
  await userEvent.click(more())
  expect(screen.getByRole('link', { name: 'Link 2' })).toHaveFocus()
  expect(more()).toBeVisible()
})

test('more comes whenever the end of the list is in view, and leaves the focus where it is', async () => {
  render(<List total={7} loadsInView />)
  screen.getByRole('textbox').focus()
  await intersections.report(false)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  for (const count of [4, 6, 7]) {
    await intersections.report(true)
    expect(screen.getAllByRole('listitem')).toHaveLength(count)
  }
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(intersections.observed()).toHaveLength(0)
})

test('a button under the focus waits to be pressed', async () => {
  render(<List loadsInView />)
  more().focus()
  await intersections.report(true)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('nothing is loaded in view where the list does not ask for it, or is loading', () => {
  const { rerender } = render(<List />)
  expect(intersections.observed()).toHaveLength(0)
  rerender(<List loadsInView busy />)
  expect(intersections.observed()).toHaveLength(0)
})

test('a button that goes with the focus, unpressed, hands it on', () => {
  const ListOf = ({ count }: { count: number }) => {
    const list = useRef<HTMLUListElement>(null)
    return (
      <>
        <ul ref={list}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index} aria-label={`Item ${index}`} />
          ))}
        </ul>
        <MoreButton list={list} count={count} isThere={count < 3} onMore={() => undefined}>
          More
        </MoreButton>
      </>
    )
  }
  const { rerender } = render(<ListOf count={1} />)
  more().focus()
  rerender(<ListOf count={3} />)
  expect(document.activeElement).toHaveAccessibleName('Item 1')
})
