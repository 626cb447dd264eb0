import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ObjectSchema, type AnyObject } from 'yup'

const sourceFolders = ['../../domain', '../../server/routes'].map(folder => join(__dirname, folder))

/** Every request schema that a module of the rules or of the routes exports, by its name. */
export async function readSchemas(): Promise<Map<string, ObjectSchema<AnyObject>>> {
  const found = new Map<string, ObjectSchema<AnyObject>>()
  for (const folder of sourceFolders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter(name => name.endsWith('.ts') && !name.includes('.test.'))) {
      const exported = (await import(join(folder, file))) as Record<string, unknown>
      for (const [name, value] of Object.entries(exported)) {
        if (value instanceof ObjectSchema) found.set(name, value as ObjectSchema<AnyObject>)
      }
    }
  }
  return found
}
