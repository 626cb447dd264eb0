/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the API; the embedded one by default. */
  readonly VITE_API_URL?: string
  /** Identifies this client to the API. */
  readonly VITE_API_KEY?: string
  /** The address that the contact form posts to; the embedded API by default. */
  readonly VITE_CONTACT_FORM_URL?: string
  /** The app's store pages; without them the buttons say that the app is coming soon. */
  readonly VITE_IOS_URL?: string
  readonly VITE_ANDROID_URL?: string
}
