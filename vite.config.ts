import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiServer } from './src/server/devServer'

export default defineConfig({
  plugins: [react(), apiServer()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: { target: 'es2022', outDir: 'dist/client', manifest: true, sourcemap: true },
})
