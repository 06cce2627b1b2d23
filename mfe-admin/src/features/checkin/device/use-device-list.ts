import { isOffline, onConnectionChange } from '@plenary/kit/api';
import { keepOfflineSession, useMay, useUser } from '@plenary/kit/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkInKey, type DeviceList } from '../checkin.api';
import { deviceListQuery } from './device-list';

const RIGHT = 'check-in:write';

/** The list of this device. As long as it is kept, the page can be opened without a network. */
export function useDeviceList(): DeviceList | null {
  const user = useUser();
  const isAllowed = useMay()(RIGHT);
  const client = useQueryClient();
  const { data: list = null, dataUpdatedAt } = useQuery(deviceListQuery);

  // Each time: the token may have been replaced.
  useEffect(() => {
    if (user && isAllowed && list) void keepOfflineSession(user, RIGHT, Date.parse(list.keptUntil));
  }, [user, isAllowed, list, dataUpdatedAt]);

  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: checkInKey });
    return onConnectionChange(() => !isOffline() && refresh());
  }, [client]);

  return list;
}
