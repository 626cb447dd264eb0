import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
]

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const find = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap(folder => commands.map(command => join(folder, command)))
    .concat(usualPlaces)
    .find(isProgram)

const mayInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** The path of a Chromium browser. Installs Debian's package when there is none and that is possible. */
export function findBrowser(): string {
  const found = find()
  if (found) return found
  if (mayInstall()) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' })
    const installed = find()
    if (installed) return installed
  }
  throw new Error(
    'No browser was found. Install Chromium, Chrome or Edge (on Debian: apt-get install chromium).',
  )
}
