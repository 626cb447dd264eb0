/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API answers; the embedded one by default. */
  readonly VITE_API_URL?: string
  /** Names this client to the API. */
  readonly VITE_API_KEY?: string
  /** Where the contact form posts; the embedded API by default. */
  readonly VITE_CONTACT_FORM_URL?: string
  /** The app's pages in the stores; without them the buttons say that it is coming soon. */
  readonly VITE_IOS_URL?: string
  readonly VITE_ANDROID_URL?: string
}
