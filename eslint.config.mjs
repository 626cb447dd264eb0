import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import { reactRefresh } from 'eslint-plugin-react-refresh'
import regexp from 'eslint-plugin-regexp'
import globals from 'globals'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { noBareText } from './src/scripts/lint/noBareText.mjs'

const typedText = {
  selector: "CallExpression[callee.property.name='trim'][callee.object.callee.name='string']",
  message: 'A typed text is oneLineText() or manyLinesText() of domain/typedText.ts.',
}

const bareTransaction = {
  selector: "CallExpression[callee.property.name='transaction'][arguments.length=0]",
  message: 'inTransaction() of db/inTransaction.ts locks the rows by which a transaction judges.',
}

const deviceClock = [
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
].map(selector => ({
  selector,
  message: 'The present is useNow() or readClock() of store/: the server decides it.',
}))

export default defineConfig(
  globalIgnores(['dist', 'coverage', '.data']),
  {
    files: ['src/**/*.{ts,tsx}', '*.ts'],
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { project: './src/testing/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // build.query<Item[], void> is RTK Query's own way to say "no argument"
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.tsx', 'src/{api,store,ui,i18n,features,pages,app}/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended, reactRefresh.configs.vite()],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'src/testing/**'],
    plugins: { kursi: { rules: { 'no-bare-text': noBareText } } },
    rules: { 'kursi/no-bare-text': 'error' },
  },
  {
    files: ['src/**/*.test.{ts,tsx}', 'src/testing/**', 'src/e2e/**'],
    rules: { '@typescript-eslint/require-await': 'off', 'react-refresh/only-export-components': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', typedText],
    },
  },
  {
    files: ['src/{domain,api,store,ui,i18n,features,pages,app}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/app/browserDependencies.ts'],
    rules: { 'no-restricted-syntax': ['error', typedText, ...deviceClock] },
  },
  {
    files: ['src/server/**/*.ts'],
    ignores: ['**/*.test.ts', 'src/server/db/in{Transaction,Snapshot}.ts'],
    rules: { 'no-restricted-syntax': ['error', typedText, bareTransaction] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              importNames: ['Form', 'Link', 'NavLink'],
              message: 'Use those of `src/ui`: these bring their framework mode to the first page.',
            },
          ],
        },
      ],
    },
  },
  {
    // A pattern that overlaps itself takes a time that grows with the square of a hostile text.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**', 'src/e2e/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: globals.node },
  },
)
