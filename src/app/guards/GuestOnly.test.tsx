import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { paths } from '@/domain/paths'
import type { User } from '@/domain/user'
import { authSlice, loggedIn } from '@/features/auth/authSlice'
import { GuestOnly } from './GuestOnly'

const user: User = {
  uid: 'ann',
  name: 'Ann Lee',
  email: 'ann@example.test',
  phone: '+970599000111',
  role: 'customer',
  salon: 'barber',
  city: 'Ramallah',
  country: 'Palestine',
  address: '',
}

function lateHome() {
  let arrive = (): void => undefined
  const arrival = new Promise<void>(resolve => {
    arrive = resolve
  })
  const Home = () => {
    use(arrival)
    return <p>Next reservation</p>
  }
  return { Home, arrive: () => arrive() }
}

async function open({ isSignedIn }: { isSignedIn: boolean }) {
  const store = configureStore({ reducer: combineSlices(authSlice) })
  const logIn = () => store.dispatch(loggedIn({ user, remembered: null }))
  if (isSignedIn) logIn()
  const { Home, arrive } = lateHome()
  const page = (
    <Provider store={store}>
      <MemoryRouter initialEntries={[paths.login]}>
        <Suspense fallback={null}>
          <Routes>
            <Route element={<GuestOnly />}>
              <Route path={paths.login} element={<p>Log in</p>} />
            </Route>
            <Route path={paths.client} element={<Home />} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </Provider>
  )
  await act(async () => render(page))
  return { logIn, arrive }
}

test('the form stays until the first page of who logs in has come', async () => {
  const { logIn, arrive } = await open({ isSignedIn: false })
  await act(async () => logIn())
  expect(screen.getByText('Log in')).toBeVisible()
  await act(async () => arrive())
  expect(screen.getByText('Next reservation')).toBeVisible()
  expect(screen.queryByText('Log in')).not.toBeInTheDocument()
})

test('who is signed in already never sees it', async () => {
  const { arrive } = await open({ isSignedIn: true })
  expect(screen.queryByText('Log in')).not.toBeInTheDocument()
  await act(async () => arrive())
  expect(screen.getByText('Next reservation')).toBeVisible()
})
