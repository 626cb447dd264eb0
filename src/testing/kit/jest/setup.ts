import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// A page test renders the whole app against the real server, and fetches a part of it when that is first shown: a busy
// machine may take its time over it.
jest.setTimeout(60_000)
configure({ asyncUtilTimeout: 20_000 })

// jsdom has no layout to scroll.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
