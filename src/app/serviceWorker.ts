import { workOffline, type Build } from '@/features/offline/workOffline'
import type { Worker } from '@/features/offline/workerEvents'

/** Filled in when the worker is built, see `src/scripts/serviceWorkerFile.ts`. */
declare const builtApp: Build

workOffline(globalThis as unknown as Worker, builtApp)
