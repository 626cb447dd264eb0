import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// A page test renders the whole app against the real server and loads parts lazily, which is slow on a busy
// machine.
jest.setTimeout(60_000)
configure({ asyncUtilTimeout: 20_000 })

// jsdom has no layout to scroll.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
