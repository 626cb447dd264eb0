import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// A page test renders the whole app and loads parts lazily, which is slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// jsdom has no layout to scroll.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
