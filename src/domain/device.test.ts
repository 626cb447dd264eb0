import { deviceName, deviceOf } from './device'

const tail = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${tail} Chrome/140.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${tail} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15 Safari/604',
    'Safari, iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${tail} SamsungBrowser/27 Chrome/125 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605 Version/18 Safari/605', 'Safari, Mac'],
  ['curl/8.5.0', null],
  ['', null],
])('the device of %j is %j', (userAgent, name) => expect(deviceName(deviceOf(userAgent))).toBe(name))
