Object.assign(globalThis, {
  __VITE_ENV__: {
    MODE: 'test',
    DEV: true,
    PROD: false,
    SSR: false,
    BASE_URL: '/',
    VITE_API_KEY: 'kursi-demo',
    VITE_API_URL: '/api',
  },
})
