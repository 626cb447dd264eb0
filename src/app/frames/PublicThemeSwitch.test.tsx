import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import {
  preferencesSlice,
  selectTheme,
  themeChosen,
  type Theme,
} from '@/features/preferences/preferencesSlice'
import { createI18n } from '@/i18n/createI18n'
import { PublicThemeSwitch } from './PublicThemeSwitch'

async function renderAtBuildTime() {
  const i18n = await createI18n('en')
  const pageWith = (store: ReturnType<typeof createStore>) => (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <PublicThemeSwitch />
      </I18nextProvider>
    </Provider>
  )
  const createStore = () => configureStore({ reducer: combineSlices(preferencesSlice) })
  const container = document.createElement('div')
  container.innerHTML = renderToString(pageWith(createStore()))
  document.body.append(container)

  const wake = (stored: Theme) => {
    const store = createStore()
    store.dispatch(themeChosen(stored))
    render(pageWith(store), { container, hydrate: true })
    return store
  }
  return { wake, box: screen.getByRole('combobox', { name: 'Theme' }) }
}

test('a theme chosen before the page has its scripts holds when they come', async () => {
  const user = userEvent.setup()
  const { wake, box } = await renderAtBuildTime()
  await user.selectOptions(box, 'dark')
  const store = wake('system')
  expect(selectTheme(store.getState())).toBe('dark')
  expect(box).toHaveValue('dark')
})

test('the stored theme stands in the box where nobody chose another meanwhile', async () => {
  const { wake, box } = await renderAtBuildTime()
  const store = wake('light')
  expect(selectTheme(store.getState())).toBe('light')
  expect(box).toHaveValue('light')
})
