import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SavedList } from './preferences.schema.js';

@Entity('saved_views')
export class SavedView {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  ownerId: string;

  @Column('text')
  list: SavedList;

  @Column('text')
  name: string;

  @Column('text')
  search: string;
}
