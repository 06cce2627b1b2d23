import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('saved_views')
export class SavedView {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  ownerId: string;

  @Column('text')
  list: 'papers';

  @Column('text')
  name: string;

  @Column('text')
  search: string;
}
