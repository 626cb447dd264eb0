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
  /** Where the map's tiles come from, like https://tiles.example/{z}/{x}/{y}.png; without it the map draws towns. */
  readonly VITE_MAP_TILES_URL?: string
  /** Names the tiles' source on the map. */
  readonly VITE_MAP_ATTRIBUTION?: string
}
