/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

const transform: NonNullable<Config['transform']> = {
  '^.+\\.tsx?$': [
    'ts-jest',
    {
      tsconfig: '<rootDir>/src/testing/tsconfig.jest.json',
      diagnostics: false,
      astTransformers: { before: [{ path: './src/testing/kit/jest/importMetaEnv.cjs' }] },
    },
  ],
}

/** Loads Node's modules by `import()`, which Jest on this Node has only in what it transforms. */
const importsNode = { '/@opentelemetry/otlp-exporter-base/.+\\.js$': transform['^.+\\.tsx?$'] }

/** ESM only; Jest on this Node runs CommonJS. */
const esmOnly = { '/(@redux-devtools|qr|country-to-currency)/.+\\.js$': transform['^.+\\.tsx?$'] }

const moduleNameMapper: Config['moduleNameMapper'] = {
  '\\.module\\.css$': 'identity-obj-proxy',
  '\\.css$': '<rootDir>/src/testing/kit/jest/empty.cjs',
  '\\.(svg|png|webp|woff2)$': '<rootDir>/src/testing/kit/jest/file.cjs',
  '^@/(.*)$': '<rootDir>/src/$1',
  '^redux-persist/es/(.*)$': 'redux-persist/lib/$1',
  // The server's one, also where its tests render in jsdom.
  '^stripe$': '<rootDir>/node_modules/stripe/cjs/stripe.cjs.node.js',
}

/** Rules, the server and what is said of all files run in plain Node; whatever renders runs in jsdom, against the real server. */
const config: Config = {
  // A test starts a server with its own database, which is slow on a busy machine.
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'node',
      testEnvironment: 'node',
      roots: ['<rootDir>/src/domain', '<rootDir>/src/server', '<rootDir>/src/testing'],
      testMatch: ['**/*.test.ts'],
      globalSetup: '<rootDir>/src/testing/kit/jest/postgresTemplate.ts',
      globalTeardown: '<rootDir>/src/testing/kit/jest/dropTestDatabases.ts',
      transform: { ...transform, ...importsNode, ...esmOnly },
      transformIgnorePatterns: [
        '^(?!.*/(@opentelemetry/otlp-exporter-base|country-to-currency)/).*/node_modules/',
      ],
      moduleNameMapper,
      setupFiles: ['<rootDir>/src/testing/kit/jest/viteEnv.ts'],
    },
    {
      displayName: 'browser',
      testEnvironment: '<rootDir>/src/testing/kit/jest/env.cjs',
      roots: ['<rootDir>/src'],
      testMatch: ['**/*.test.ts?(x)'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/src/domain/',
        '<rootDir>/src/server/',
        '<rootDir>/src/testing/',
        '<rootDir>/src/e2e/',
      ],
      transform: { ...transform, ...esmOnly },
      transformIgnorePatterns: ['^(?!.*/(@redux-devtools|qr|country-to-currency)/).*/node_modules/'],
      moduleNameMapper,
      setupFiles: ['<rootDir>/src/testing/kit/jest/viteEnv.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/kit/jest/setup.ts'],
    },
    {
      displayName: 'journeys',
      testEnvironment: 'node',
      roots: ['<rootDir>/src/e2e'],
      testMatch: ['**/*.journey.ts'],
      globalSetup: '<rootDir>/src/e2e/kit/seedOnce.ts',
      globalTeardown: '<rootDir>/src/e2e/kit/forgetSeeded.ts',
      transform,
      moduleNameMapper,
      setupFiles: ['<rootDir>/src/testing/kit/jest/viteEnv.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/kit/jest/journeyTime.ts'],
    },
  ],
}

export default config
