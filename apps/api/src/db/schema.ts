import type { Category } from '@piri/contract/catalogue';
import type { ColumnType, Generated } from 'kysely';

export type DatabaseKind = 'pglite' | 'postgresql';

/** Written as text, because the driver would turn a JavaScript array into a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;

export interface Database {
  categories: {
    id: string;
    name: string;
    /** Names no foreign key: a row may wait for its parent, and is not shown until it is there. */
    parentId: string | null;
    sortOrder: number;
    hidden: Generated<boolean>;
    options: Json<Category['options']>;
    extras: Json<Category['extras']>;
  };
  currencies: {
    sourceId: string;
    sourceCountry: string;
    /** `numeric`, which the driver hands over as text so that nothing is rounded on the way. */
    rate: ColumnType<string, number, number>;
    imageUrl: string;
    numCode: string;
    sortOrder: number;
  };
}
