import type { Persistor } from 'redux-persist'

/** Resolves when the persisted state has come back, so that no guard decides before it knows who is signed in. */
export const rehydrated = (persistor: Persistor): Promise<void> =>
  new Promise(resolve => {
    const look = () => {
      if (!persistor.getState().bootstrapped) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = persistor.subscribe(look)
    look()
  })
