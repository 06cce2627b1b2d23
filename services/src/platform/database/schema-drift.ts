import type { DataSource } from 'typeorm';

interface Found {
  type: string;
  isNullable: boolean;
}

/** Columns only: migrations declare the rest. @returns a line for each difference */
export async function schemaDrift(dataSource: DataSource): Promise<string[]> {
  const found = await foundColumns(dataSource);
  return dataSource.entityMetadatas.flatMap(({ tableName, columns }) =>
    columns.flatMap((column) => {
      const name = `${tableName}.${column.databaseName}`;
      const actual = found.get(name);
      if (!actual) return [`${name} is in no migration`];
      const type = column.isArray ? 'ARRAY' : dataSource.driver.normalizeType(column);
      return [
        ...(actual.type === type ? [] : [`${name} is ${actual.type}, the entity says ${type}`]),
        ...(actual.isNullable === column.isNullable ? [] : [`${name} differs in being nullable`]),
      ];
    }),
  );
}

async function foundColumns(dataSource: DataSource): Promise<Map<string, Found>> {
  const rows = await dataSource.query<{ name: string; type: string; nullable: string }[]>(
    `SELECT table_name || '.' || column_name AS name, data_type AS type, is_nullable AS nullable
     FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  return new Map(
    rows.map(({ name, type, nullable }) => [name, { type, isNullable: nullable === 'YES' }]),
  );
}
