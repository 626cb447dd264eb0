import { configureStore } from '@reduxjs/toolkit'
import { languageChosen } from '@/features/preferences/preferencesSlice'
import { createI18n } from '@/i18n/createI18n'
import { clockTicked } from '@/store/clockSlice'
import { connectDocument } from './connectDocument'
import { rootReducer } from './store/wholeReducer'

test('the page has the language of the store, and its attributes are written only when it changes', async () => {
  const store = configureStore({ reducer: rootReducer })
  const stop = connectDocument(store, await createI18n('en'), document, { writesCookie: () => false })
  const observer = new MutationObserver(() => {})
  observer.observe(document.documentElement, { attributes: true })
  store.dispatch(clockTicked(1))
  expect(observer.takeRecords()).toEqual([])

  store.dispatch(languageChosen('ar'))
  expect(observer.takeRecords().map(({ attributeName }) => attributeName)).toEqual(['lang', 'dir'])
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
  observer.disconnect()
  stop()
})
