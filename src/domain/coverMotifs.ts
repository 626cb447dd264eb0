import { seedNumber } from './seed'

/** Lines of the drawings that stand for a photo, on a field of 400 by 200. */
const seat =
  'M182 118 176 62c-1-8 4-13 11-13h28c7 0 12 5 11 13l-6 56zM188 34h26v15h-26zM172 118h58c6 0 9 3 9 8s-3 8-9 8h-58c-6 0-9-3-9-8s3-8 9-8ZM158 124V98h14M244 124V98h-14M201 134v34M176 178h50M176 178c0-6 10-10 25-10s25 4 25 10M232 148l20 16h12M190 70h22M191 84h20'
const mirror =
  'M160 160V94a41 41 0 0 1 82 0v66zM172 148V95a29 29 0 0 1 58 0v53zM142 172h118M186 116l26-30M190 134l28-32M270 172v-40h16v40zM274 132v-14h8v14M122 172v-28c0-5 4-8 9-8s9 3 9 8v28z'
const scissors =
  'M140 142a20 20 0 1 0 40 0a20 20 0 1 0-40 0zM192 154a20 20 0 1 0 40 0a20 20 0 1 0-40 0zM168 124 232 38M206 135 168 34M192 92v0M252 70h44M252 70v72M296 70v72M252 142h44M262 70v56M270 70v56M278 70v56M286 70v56'
const motifs = [seat, mirror, scissors]

/** The salon's drawing. Its id is the seed, so that a salon always looks the same. */
export const coverMotif = (seed: string): string =>
  motifs[Math.floor(seedNumber(seed) / 12) % motifs.length] ?? seat

/** The room around it. */
export const coverRoom = {
  floor: 'M0 178h400v22H0z',
  lamps: 'M0 178h400M42 0v30M30 46a12 12 0 0 1 24 0zM358 0v30M346 46a12 12 0 0 1 24 0z',
} as const
