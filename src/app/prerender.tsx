import { prerenderToNodeStream } from 'react-dom/static'
import { paths } from '@/domain/paths'
import { createSecrets } from '@/store/secrets'
import { closedVault } from '@/store/vault'
import { createI18n } from '@/i18n/createI18n'
import { directionOf, languages, localeOf, type Language } from '@/domain/languages'
import { App } from './App'
import { createStore } from './createStore'
import { createPlainHistory, locationOf } from './history'
import { createSafeStorage } from './persistence/safeStorage'
import { specKeys } from './persistence/storageEngine'
import { restored } from './restored'

/** The pages that are HTML before any script runs, with the modules whose code and style each of them needs. */
export const prerenderedPages = [
  { path: paths.landing, title: 'landing', page: 'src/pages/landing/LandingPage.tsx', texts: ['landing'] },
  { path: paths.login, title: 'login', page: 'src/pages/login/LoginPage.tsx', texts: ['auth'], live: true },
  {
    path: paths.signup,
    title: 'signup',
    page: 'src/pages/signup/SignupPage.tsx',
    texts: ['auth'],
    live: true,
  },
  {
    path: paths.contact,
    title: 'contact',
    page: 'src/pages/contact/ContactPage.tsx',
    texts: ['contact'],
    live: true,
  },
  {
    path: paths.forgotPassword,
    title: 'forgotPassword',
    page: 'src/pages/forgotPassword/ForgotPasswordPage.tsx',
    texts: ['auth'],
    live: true,
  },
  {
    path: paths.deleteAccount,
    title: 'deleteAccount',
    page: 'src/pages/deleteAccount/DeleteAccountPage.tsx',
    texts: ['account', 'auth'],
    live: true,
  },
  {
    path: paths.privacyPolicy,
    title: 'privacyPolicy',
    page: 'src/pages/privacyPolicy/PrivacyPolicyPage.tsx',
    texts: ['documents'],
    content: 'privacy',
  },
  {
    path: paths.terms,
    title: 'terms',
    page: 'src/pages/terms/TermsPage.tsx',
    texts: ['documents'],
    content: 'terms',
  },
  {
    path: paths.termsOfExchange,
    title: 'termsOfExchange',
    page: 'src/pages/termsOfExchange/TermsOfExchangePage.tsx',
    texts: ['documents'],
    content: 'exchange',
  },
  {
    path: paths.subscriptionTerms,
    title: 'subscriptionTerms',
    page: 'src/pages/subscriptionTerms/SubscriptionTermsPage.tsx',
    texts: ['documents'],
    content: 'subscription',
  },
] as const

export type PrerenderedPage = (typeof prerenderedPages)[number]

export { directionOf, languages, localeOf }

async function textOf(stream: AsyncIterable<string | Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream)
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
  return text
}

/** A page as a visitor sees it first, in the given language: its HTML, title and description. */
export async function renderPage({ path, title }: PrerenderedPage, language: Language) {
  const history = createPlainHistory(path)
  const storage = createSafeStorage(() => {
    throw new Error('There is no storage at build time')
  })
  storage.set(specKeys.language, language)
  const services = {
    secrets: createSecrets(),
    vault: closedVault,
    now: () => 0,
    newKey: () => '',
    leaveFor: () => undefined,
  }
  const { store, persistor, connectApi } = createStore({
    dependencies: services,
    storage,
    location: locationOf(history),
    isWide: false,
    devTools: false,
  })
  const [i18n] = await Promise.all([createI18n(language), restored(persistor)])
  await i18n.loadNamespaces('meta')
  const faults: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <App store={store} history={history} i18n={i18n} connectApi={connectApi} />,
    {
      onError: error => void faults.push(error),
      // A part that is sent later needs an inline script to move it, which our own policy refuses.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  )
  if (faults.length > 0) throw new Error(`${path} could not be rendered`, { cause: faults[0] })
  return {
    html: await textOf(prelude as AsyncIterable<Uint8Array>),
    title: `${i18n.t(`titles.${title}`)} · ${i18n.t('appName')}`,
    description: i18n.t(`meta:${title}`),
  }
}
