/** A separate file because the content security policy forbids inline styles. */
export const inboxStyle = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 720px; padding: 16px }
header { display: flex; align-items: center; justify-content: space-between; gap: 16px }
header a { padding: 12px 0 }
h1 { font-size: 25px }
h2 { font-size: 20px; margin: 0 }
article { border-block-start: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding-block: 16px }
.facts { margin: 4px 0; font-size: 15px; opacity: 0.8; overflow-wrap: anywhere }
.text { white-space: pre-line; overflow-wrap: anywhere; margin: 8px 0 0 }
time { margin-inline-start: 8px }
`
